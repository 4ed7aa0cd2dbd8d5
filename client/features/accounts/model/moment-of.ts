const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Mar 4, 2026, 2:05 PM`, in the reader's time zone. */
export const momentOf = (time: string): string => format.format(new Date(time));
