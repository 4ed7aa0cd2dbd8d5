export const texts = {
  listLabel: 'Sample reports',
  loading: 'Loading sample reports...',
  listFailed: 'The sample reports could not be loaded.',
  retry: 'Try again',
  none: 'There are no sample reports on this server.',
  open: 'Open this sample',
  page: {
    title: 'Sample report',
    loading: 'Loading sample report...',
    failed: 'This sample report could not be shown.',
    back: 'Back to the home page',
  },
} as const;
