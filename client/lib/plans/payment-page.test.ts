import { expect, test } from 'vitest';
import { paymentPage } from './payment-page.ts';

test.each([
  'https://checkout.example.com/pay/1',
  'http://localhost:9000/pay/1',
  'http://127.0.0.1:9000/pay/1',
  'http://[::1]:9000/pay/1',
])('opens %s', (address) => {
  expect(paymentPage(address)).toBe(address);
});

test.each([
  'http://checkout.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'http://localhost.example.com/',
  '',
])('does not open %s', (address) => {
  expect(paymentPage(address)).toBeNull();
});
