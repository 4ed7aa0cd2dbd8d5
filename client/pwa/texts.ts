export const texts = {
  region: 'This app',
  newVersion: 'A new version is here',
  newVersionMore: 'Finish what you are doing, then load the page again.',
  reload: 'Reload',
  kept: 'Readback cannot be reached',
  keptMore: 'You see the app as it is kept on this device. What you keep on this device can be read.',
  keptLink: 'Kept on this device',
  tryAgain: 'Try again',
  install: {
    title: 'As an app',
    about:
      'Readback can stand among the apps of this device. It opens faster there, and takes files that you share with it.',
    button: 'Install Readback',
    onIos: 'On an iPhone or iPad: open the Share menu of Safari, then choose Add to Home Screen.',
    isApp: 'Readback is installed on this device.',
  },
} as const;
