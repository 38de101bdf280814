import { composeVoice } from './compose-voice.js';

const persona = {
  name: 'The Clerk',
  aboutMe: 'I count things',
  writingStyle: 'dry, by author',
  context: '',
  expertise: '',
  tonePillars: ['Calm', 'Exact'],
  writingAngle: 'what is missing',
};

const heard = (changes: Partial<typeof persona> = {}) => composeVoice({ ...persona, ...changes }).paragraph;

describe('the demo voice', () => {
  it('speaks in sentences, whatever signs the persona’s words end with', () => {
    expect(heard()).toBe(
      'I count things. So I ask first: what is missing? Dry, by author. I try to be calm and exact about the answer.',
    );
  });

  it('leaves sentences as they are', () => {
    const paragraph = heard({
      aboutMe: 'I count. Twice! And no more.',
      writingStyle: 'As one says: “Short.” Never long.',
      writingAngle: 'Compared with what?',
    });
    expect(paragraph).toMatch(
      /^I count\. Twice! So I ask first: Compared with what\? As one says: “Short\.” I try/,
    );
  });

  it('says nothing of what is left empty', () => {
    expect(heard({ writingStyle: ' ', writingAngle: '', tonePillars: [] })).toBe('I count things.');
  });
});
