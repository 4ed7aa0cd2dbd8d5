// Shows the page as it was chosen before anything is drawn. The choices stand in client/app/settings/reading-settings.ts.
try {
  const kept = JSON.parse(localStorage.getItem('readingSettings')) ?? {};
  const choices = {
    textSize: [115, 130, 150],
    theme: ['light', 'dark', 'contrast'],
    spacing: ['wide'],
    shortcuts: ['off'],
  };
  for (const [name, values] of Object.entries(choices)) {
    if (values.includes(kept[name])) document.documentElement.dataset[name] = kept[name];
  }
} catch {
  // Nothing is kept, or not in this way: the page is shown as the device is.
}
