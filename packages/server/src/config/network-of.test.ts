import { expect, test } from 'vitest';
import { isOwnAddress, networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:CB00:7108', '203.0.113.8'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['[2001:db8::7]', '2001:db8:0:0'],
  ['2001:db8::203.0.113.7', '2001:db8:0:0'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['128.0.0.1', false],
  ['::ffff:203.0.113.7', false],
  ['::ffff:cb00:7107', false],
  ['::12', false],
  ['2001:db8::127.0.0.1', false],
])('%s is the machine itself: %s', (ip, isOwn) => {
  expect(isOwnAddress(ip)).toBe(isOwn);
});

test.each(['', 'unknown', '[x]:4711', 'x:y:z'])(
  'what a proxy says instead of an address («%s») is counted and trusted by nobody',
  (ip) => {
    expect(networkOf(ip)).toEqual(expect.any(String));
    expect(isOwnAddress(ip)).toBe(false);
  },
);
