import { KeptEdits } from './kept-edits';
import { moveOlderEdits } from './older-edits';

const at = '2026-11-20T12:00:00.000Z';

describe('edits that an earlier version kept', () => {
  it('of an article are found as its unsaved text', () => {
    const older = {
      session: 's-1',
      articleId: 'a-1',
      revision: 4,
      title: 'Boxes',
      content: 'New.',
      status: 'draft',
      at,
    };
    localStorage.setItem('unsaved-text:u-1:a-1:s-1', JSON.stringify(older));
    moveOlderEdits();
    const kept = new KeptEdits('u-1:article:a-1', { title: '', content: '', summary: '', status: '' }).read();
    expect(kept).toMatchObject([
      {
        session: 's-1',
        at,
        base: { revision: 4 },
        values: { title: 'Boxes', content: 'New.', status: 'draft' },
      },
    ]);
    expect(localStorage).toHaveLength(1);
  });

  it('of an article from before it had a summary leave that as it is', () => {
    const values = { title: 'Boxes', content: 'New.', status: 'draft' };
    const base = { revision: 4, values: { ...values, content: 'Old.' } };
    localStorage.setItem(
      'unsaved-form:u-1:article:a-1:s-1',
      JSON.stringify({ session: 's-1', at, base, values, sent: [values] }),
    );
    moveOlderEdits();
    moveOlderEdits();
    const empty = { title: '', content: '', summary: '', status: '' };
    expect(new KeptEdits('u-1:article:a-1', empty).read()).toEqual([
      {
        session: 's-1',
        at,
        base: { revision: 4, values: { ...base.values, summary: '' } },
        values: { ...values, summary: '' },
        sent: [{ ...values, summary: '' }],
      },
    ]);
  });

  it('of a form that all tabs shared are found once, however often the page is opened', () => {
    const older = { base: { revision: 2, values: { name: 'Watches' } }, values: { name: 'Clocks' } };
    localStorage.setItem('unsaved-form:u-1:category:c-1', JSON.stringify(older));
    moveOlderEdits();
    moveOlderEdits();
    expect(new KeptEdits('u-1:category:c-1', { name: '' }).read()).toMatchObject([older]);
    expect(localStorage).toHaveLength(1);
  });

  it('that are broken, or none at all, are left alone', () => {
    const others = {
      'unsaved-text:u-1:a-1:s-1': '{',
      'unsaved-text:u-1:a-2:s-1': '{"session":"s-1"}',
      'unsaved-text:u-1:a-3:s-1': '{"articleId":"a-3"}',
      'unsaved-form:u-1:category:c-1': 'null',
      'unsaved-form:u-1:category:c-2': '{"values":{"name":"Clocks"}}',
      'my-unsaved-form:u-1': '{"base":{"revision":2,"values":{}},"values":{}}',
      'form:u-1': '{"base":{"revision":2,"values":{}},"values":{}}',
      theme: 'dark',
    };
    for (const [key, value] of Object.entries(others)) localStorage.setItem(key, value);
    moveOlderEdits();
    expect({ ...localStorage }).toEqual(others);
  });
});
