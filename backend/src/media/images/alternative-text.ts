import type { CredentialSettings } from '../../credentials/contract.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import type { HeaderImage } from './domain/header-images.events.js';

const label = ' (drawn by an AI model)';
/** The limit of Ghost for an alternative text, in characters. */
const longest = 191;

/**
 * Returns the text that replaces a picture for people who can't see it. No model writes it: it is the title of the
 * article or of the picture in its collection. A picture is drawn after the review of its article, so if the house
 * labels what leaves it, the text of a drawn picture says that a model drew it.
 */
export function alternativeText(
  { type, title }: Pick<HeaderImage, 'type' | 'title'>,
  { sign, label: labelled }: Pick<CredentialSettings, 'sign' | 'label'>,
): string {
  const isLabelled = type === 'ai' && sign && labelled !== 'never';
  return isLabelled ? `${cutAtWord(title, longest - label.length)}${label}` : title;
}
