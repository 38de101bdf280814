import type { ProposalInputs } from '../../proposals/contract.js';
import { composeProposal, composeTitles } from './compose-proposal.js';

const inputs = (fields: Partial<ProposalInputs>): ProposalInputs => ({
  kind: 'shorten',
  article: { title: 'The Box: A History', content: '## Papers\n\nText.\n\n## Price\n\nText.' },
  passage: 'Text.',
  locked: [],
  around: { before: '', after: '' },
  persona: null,
  rules: { do: [], do_not: [] },
  findings: [],
  sources: [],
  instruction: null,
  faults: [],
  ...fields,
});
const text = (fields: Partial<ProposalInputs>): string => composeProposal(inputs(fields)).text;

describe('the demo writer’s proposals', () => {
  it('are shorter by filling words and a last sentence, and leave structure alone', () => {
    const passage = '## Really\n\nA box is really old. Keep it, of course. It helps.\n\n- very old';
    expect(text({ passage })).toBe('## Really\n\nA box is old. Keep it.\n\n- very old');
    expect(text({ passage: 'One. Two. See [a](b).' })).toBe('One. Two. See [a](b).');
  });

  it('leave locked paragraphs as they are', () => {
    expect(text({ passage: 'Really old.\n\nA really old box.', locked: ['A really old box.'] })).toBe(
      'Old.\n\nA really old box.',
    );
  });

  it('are plainer, or spoken, by a list of words', () => {
    expect(text({ kind: 'plainer', passage: 'Utilize the box; retain it.' })).toBe('Use the box. Keep it.');
    expect(text({ kind: 'voice', passage: 'It is old. Do not sell it.' })).toBe('It’s old. Don’t sell it.');
  });

  it('mend a finding by its suggestion, or by taking it out', () => {
    const finding = { message: '', quotes: ['safe investment'], suggestion: null, mending: null };
    const mend = (passage: string, one: ProposalInputs['findings'][number]) =>
      text({ kind: 'mend', passage, findings: [one] });
    expect(mend('It is old. A safe investment it is.', finding)).toBe('It is old.');
    expect(mend('A safe investment', finding)).toBe('A');
    expect(mend('A Patek Phillipe.', { ...finding, quotes: ['Phillipe'], suggestion: 'Philippe' })).toBe(
      'A Patek Philippe.',
    );
  });

  it('count a figure with a point, and what is written without blanks, to its sentence', () => {
    const passage = 'It sold for 3.5 million. Keep it. It helps.';
    expect(text({ passage })).toBe('It sold for 3.5 million. Keep it.');
    expect(text({ passage: 'One. Two. See the rest' })).toBe('One. Two. See the rest');
  });

  it('say what they can’t do', () => {
    expect(composeProposal(inputs({ kind: 'own', instruction: 'As a poem.' })).note).toContain(
      'can’t read wishes',
    );
  });

  it('are three titles that differ', () => {
    expect(composeTitles(inputs({ kind: 'title' })).titles).toEqual([
      'The Box: Papers',
      'The Box: Price',
      'The Box: What to Ask First',
    ]);
  });
});
