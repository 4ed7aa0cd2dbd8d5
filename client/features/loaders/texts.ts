export const texts = {
  title: 'Loading animations',
  lead: 'What people see while they wait. Each picture stands beside words that say the same.',
  isStill: 'Your device asks for less motion, so the pictures stand still.',
  stop: 'Stop the Animations',
  play: 'Play the Animations',
  heartbeat: { title: 'Heartbeat', body: 'A line that beats, for a page that is on its way.' },
  pulseWave: { title: 'Pulse wave', body: 'Waves that spread, for work that goes on in the background.' },
  try: { title: 'Try it', body: 'Simulate three seconds of loading.' },
  simulate: 'Simulate Loading',
  loading: 'Loading...',
  done: 'Loading is done.',
} as const;
