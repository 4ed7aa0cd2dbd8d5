import { expect, test } from 'vitest';
import { homePage } from './prerender-home.ts';

const page = '<body><div id="root"></div><script src="/app.js"></script></body>';

test('draws the first page into its place, letter by letter', () => {
  expect(homePage(page, '<h1>$& costs</h1>')).toBe(
    '<body><div id="root"><h1>$& costs</h1></div><script src="/app.js"></script></body>',
  );
});

test.each(['<p style="left:1%">', '<script>run()</script>', '<style>p{}</style>', '<a onclick="run()">'])(
  'refuses %s, which the policy of the page refuses too',
  (drawn) => {
    expect(() => homePage(page, drawn)).toThrow('The first page may hold no');
  },
);

test('refuses a page that has no place for it', () => {
  expect(() => homePage('<body></body>', '<h1>Home</h1>')).toThrow('no empty place');
});
