import type { Finding } from '../../../../checks/registry.js';
import { given } from '../../platform/event-sourcing/testing/given.js';
import type { Promotion } from './article.commands.js';
import { articleDecider } from './article.decider.js';
import type { Reader } from './reader.js';
import { anAdministrator, aPromotion, generated, passedReport, promotedWith } from './testing/articles.js';

const promote = (promotion: Promotion, by = anAdministrator, title?: string) =>
  given(articleDecider, generated()).when({ type: 'edit', by, title, promotion, check: () => passedReport });

const message = 'The text is too short.';
const tooShort = { rule: 'length', name: 'Length', message } as Finding;
const blocked = { ...aPromotion, obstacles: [tooShort] };
const overrideReason = 'It is a notice.';
const author: Reader = { id: 'author-1', role: 'author', assignedPersona: null };

describe('a promotion that something stands in the way of', () => {
  it('is refused, and nothing of the save is kept', () =>
    promote(blocked, anAdministrator, 'Boxes').thenRefused('promotion-blocked'));

  it.each([
    [[tooShort], 'One thing stands in the way of promoting this article.'],
    [[tooShort, tooShort], '2 things stand in the way of promoting this article.'],
  ])('says what it is: %#', (obstacles, detail) => {
    const command = { type: 'edit', by: author, promotion: { ...aPromotion, obstacles } } as const;
    const article = articleDecider.evolve(undefined, generated());
    expect(() => articleDecider.decide({ ...command, check: () => passedReport }, article)).toThrow(
      expect.objectContaining({ message: detail, details: { extensions: { findings: obstacles } } }) as Error,
    );
  });

  it('is for an administrator to override, on record', () =>
    promote({ ...blocked, overrideReason }).then(
      promotedWith({ overrides: [{ rule: 'length', name: 'Length', message, reason: overrideReason }] }),
    ));

  it('records no override where nothing was in the way', () =>
    promote({ ...aPromotion, overrideReason }).then(promotedWith()));

  it('is not for an author to override', () =>
    promote({ ...blocked, overrideReason }, author).thenRefused('no-override'));

  it('is one for an author when nothing is in the way', () =>
    promote(aPromotion, author).then(promotedWith()));
});
