export const texts = {
  title: '404 Page Not Found',
  lead: 'There is no page at this address. It may have moved, or the address has a typing error.',
  ways: 'Where you can go from here',
  places: [
    { to: '/', label: 'Go to the home page' },
    { to: '/documents', label: 'My Documents' },
    { to: '/upload-document', label: 'Upload Document' },
    { to: '/shared', label: 'Open a shared document' },
  ],
} as const;
