import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newVisitor } from '../fixtures/accounts.ts';
import { cartOf } from '../fixtures/shopping.ts';

export const sessionCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'session.create',
    title: 'every visitor gets a session of their own, with an empty cart',
    statuses: [
      ['createSession', 200],
      ['getCart', 200],
    ],
    writes: true,
    async run(context) {
      const one = await newVisitor(context);
      const other = await newVisitor(context);
      check(one.sessionToken !== other.sessionToken, 'Two visitors got the same sessionToken');
      equal('lines of a new cart', (await cartOf(context, one)).productos, []);
    },
  }),
  defineCase({
    id: 'session.broken-json',
    title: 'a body that is broken JSON is 400, as everywhere',
    statuses: [['createSession', 400]],
    writes: true,
    async run({ ask, note }) {
      const raw = { type: 'application/json', text: '{"' };
      const answer = await ask('createSession', 'with broken JSON', { raw });
      if (answer.status === 200) note('createSession does not look at its body');
      else answer.refused(400);
    },
  }),
];
