import { createContext, use } from 'react';
import type { ToastMessage } from './toast-message.ts';

export type Toasts = { show: (message: ToastMessage) => void; dismiss: () => void };

export const ToastContext = createContext<Toasts | undefined>(undefined);

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === undefined) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
