/** The colours of the screen on light paper. Each is as clear in grey. */
export const colours = {
  text: '#16202A',
  muted: '#45525F',
  primary: '#0B5CAD',
  rule: '#6B7885',
  surface: '#EEF2F6',
} as const;

/** Points. `leading` is the height of a line. */
export type Style = { size: number; leading: number; isBold?: boolean; colour: string };

const body = { size: 14, leading: 20.5, colour: colours.text };

export const styles = {
  body,
  strong: { ...body, isBold: true },
  muted: { ...body, colour: colours.muted },
  lead: { ...body, size: 15.5, leading: 23 },
  note: { ...body, size: 12, leading: 17 },
  aside: { ...body, size: 12, colour: colours.muted },
  mark: { ...body, size: 11, colour: colours.primary },
  small: { ...body, size: 10.5, leading: 14, colour: colours.muted },
  scale: { ...body, size: 12, leading: 15 },
  headings: {
    1: { ...body, size: 26, leading: 34, isBold: true },
    2: { ...body, size: 20, leading: 28, isBold: true, colour: '#084887' },
    3: { ...body, size: 16.5, leading: 24, isBold: true },
    4: { ...body, size: 14.5, leading: 21, isBold: true, colour: colours.muted },
  },
} as const;
