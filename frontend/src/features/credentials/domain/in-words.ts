import type { components } from '@/api/schema.gen';

export type Action = components['schemas']['ActionAnswer'];

const actionNames: Readonly<Record<string, string>> = {
  'c2pa.created': 'Created',
  'c2pa.opened': 'Opened from another file',
  'c2pa.edited': 'Edited',
  'c2pa.cropped': 'Cropped',
  'c2pa.resized': 'Resized',
  'c2pa.transcoded': 'Converted',
  'c2pa.published': 'Published',
};

/** The words for terms of the IPTC, by the end of their addresses. */
const sourceNames: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'by an AI model',
  compositeWithTrainedAlgorithmicMedia: 'with an AI model',
  compositeSynthetic: 'partly by an AI model',
  algorithmicMedia: 'by an algorithm',
  humanEdits: 'by people',
  digitalCreation: 'by people',
  digitalCapture: 'by a camera',
};

/** Describes an action, as in “Created by an AI model”. Terms without words here appear as the file has them. */
export function actionInWords({ action, digitalSourceType, description }: Action): string {
  const source = digitalSourceType?.split('/').at(-1) ?? '';
  const words = [actionNames[action] ?? action, sourceNames[source] ?? source].filter(Boolean).join(' ');
  return description === undefined ? words : `${words}: ${description}`;
}

/** Splits a fingerprint into groups of four characters, so that people can compare two by eye. */
export const fingerprintInGroups = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');
