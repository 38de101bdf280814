import { composeCaption } from './compose-caption.js';
import { brand, words } from './testing/captions.js';

describe('a caption', () => {
  it('is its sentences, the call to action with the link, and the hashtags', () => {
    expect(composeCaption(words(['Keep the box.', 'Keep the papers.']), brand)).toBe(
      'Keep the box. Keep the papers.\n\nRead more: https://house.example/insights\n\n#One #Two #Three #Collectibles',
    );
  });

  it('has each hashtag once, whoever gave it', () => {
    const caption = composeCaption(words(['A.', 'B.'], ['#TWO', '#Coins', '#coins', '#Art']), brand);
    expect(caption.split('\n\n')[2]).toBe('#One #Two #Three #Coins #Art');
  });
});
