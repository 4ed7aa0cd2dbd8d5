// Apart from the other texts of the session: the first page needs these alone.
export const signOutTexts = {
  failedTitle: 'Signed out in this browser only',
  failed:
    'The server could not be told. It is told once it can be reached. Until then, close the browser if others use this device.',
};
