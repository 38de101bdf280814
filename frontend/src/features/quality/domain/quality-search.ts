import { getRouteApi } from '@tanstack/react-router';

/** The periods to choose from, in weeks. */
export const periods = [
  { value: '4', label: '4 weeks' },
  { value: '12', label: '12 weeks' },
  { value: '52', label: '52 weeks' },
] as const;

export interface QualitySearch {
  weeks?: 4 | 52;
}

/** Reads the period from an address. Without one, it is twelve weeks. */
export function readQualitySearch({ weeks }: Record<string, unknown>): QualitySearch {
  return weeks === 4 || weeks === 52 ? { weeks } : {};
}

export const weeksOf = ({ weeks }: QualitySearch): number => weeks ?? 12;

export const qualityRoute = getRouteApi('/_desk/quality');
