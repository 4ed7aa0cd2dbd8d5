export type ToastTone = 'info' | 'success' | 'error';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** How long it stays. Errors stay longer unless told otherwise. */
  durationMs?: number;
  /** A short cut only: the same must be possible without the toast. */
  action?: { label: string; onSelect: () => void };
};

/** The lengths that the product uses. */
export const toastMs = { brief: 2000, normal: 5000, error: 7000 } as const;

export const durationOf = ({ tone, durationMs }: ToastMessage): number =>
  durationMs ?? (tone === 'error' ? toastMs.error : toastMs.normal);
