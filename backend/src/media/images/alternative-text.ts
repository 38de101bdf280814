import type { CredentialSettings } from '../../credentials/contract.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import type { HeaderImage } from './domain/header-images.events.js';

const label = ' (drawn by an AI model)';
/** Ghost takes no more characters. */
const longest = 191;

/**
 * What stands for a picture where it can't be seen. No model writes it: it names the article or is the collection's own.
 * Yet a picture is drawn after the review of its article, so where the house labels what leaves it, this one is told to be
 * drawn.
 */
export function alternativeText(
  { type, title }: Pick<HeaderImage, 'type' | 'title'>,
  { sign, label: labelled }: Pick<CredentialSettings, 'sign' | 'label'>,
): string {
  const isLabelled = type === 'ai' && sign && labelled !== 'never';
  return isLabelled ? `${cutAtWord(title, longest - label.length)}${label}` : title;
}
