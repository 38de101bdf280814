import type { CredentialSettings } from '../../credentials/contract.js';
import type { CaptionLabels } from './dto/captions.dto.js';

/**
 * Returns the labels that tell readers who wrote a caption, if the house labels its texts. Captions are written after
 * the review of their article, so the article's approval does not cover them.
 */
export function captionLabels({ sign, label }: CredentialSettings): CaptionLabels {
  if (!sign || label === 'never') return { approved: null, unapproved: null };
  const approved = label === 'always' ? 'Written by an AI model, approved by a person.' : null;
  return { approved, unapproved: 'Written by an AI model.' };
}
