import type { CredentialSettings } from '../../credentials/contract.js';
import type { HeaderImage } from './domain/header-images.events.js';

/**
 * What stands for a picture where it can't be seen. No model writes it: it names the article or is the collection's own.
 * Yet a picture is drawn after the review of its article, so where the house labels what leaves it, this one is told to be
 * drawn.
 */
export function alternativeText(
  { type, title }: Pick<HeaderImage, 'type' | 'title'>,
  { sign, label }: Pick<CredentialSettings, 'sign' | 'label'>,
): string {
  const isLabelled = type === 'ai' && sign && label !== 'never';
  return isLabelled ? `${title} (drawn by an AI model)` : title;
}
