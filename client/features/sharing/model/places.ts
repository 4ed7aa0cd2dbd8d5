/** Headings that take the focus when the button that was pressed is gone. */
export const sharesHeadingId = 'shared-with';
export const keysHeadingId = (shareId: number): string => `access-code-${shareId}`;
