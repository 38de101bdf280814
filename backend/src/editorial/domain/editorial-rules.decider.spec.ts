import { given } from '../../platform/event-sourcing/testing/given.js';
import { firstRules } from '../first-content/first-documents.js';
import { editorialRulesDecider } from './editorial-rules.decider.js';
import type { EditorialRulesEvent } from './editorial-rules.events.js';

const first: EditorialRulesEvent = {
  type: 'EditorialRulesSet',
  data: { document: firstRules, changes: [] },
};
const shorter = { ...firstRules, do: firstRules.do.slice(1) };

describe('rules that were never written', () => {
  const rules = given(editorialRulesDecider);

  it.each(['found', 'set'] as const)('are written by “%s”', (type) =>
    rules.when({ type, document: firstRules }).then(first),
  );
});

describe('rules that are written', () => {
  const rules = given(editorialRulesDecider, first);

  it('are not founded again', () => rules.when({ type: 'found', document: shorter }).thenNothing());
  it('record nothing when nothing changes', () =>
    rules.when({ type: 'set', document: structuredClone(firstRules) }).thenNothing());

  it('record the document and where it changed', () =>
    rules.when({ type: 'set', document: shorter }).then({
      type: 'EditorialRulesSet',
      data: { document: shorter, changes: [{ path: 'do[0]', from: firstRules.do[0], to: null }] },
    }));

  it('say which revision they were set back to', () =>
    given(editorialRulesDecider, first, {
      type: 'EditorialRulesSet',
      data: { document: shorter, changes: [] },
    })
      .when({ type: 'set', document: firstRules, restoredFrom: 0 })
      .then({
        type: 'EditorialRulesSet',
        data: {
          document: firstRules,
          changes: [{ path: 'do[0]', from: null, to: firstRules.do[0] }],
          restoredFrom: 0,
        },
      }));
});
