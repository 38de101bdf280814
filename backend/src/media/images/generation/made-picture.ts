import { hash } from 'node:crypto';
import { derivedId } from '../../../platform/event-sourcing/command-context.js';
import type { HeaderImage } from '../domain/header-images.events.js';
import type { CredentialsReader } from '../credentials/credentials-reader.js';
import {
  headerPicture,
  type HeaderPicture,
  type PictureFault,
  type PictureKind,
} from '../pictures/picture.js';

/** A picture that is ready to be stored, with what the record will say of it. */
export interface MadePicture {
  readonly image: HeaderImage;
  readonly picture: HeaderPicture;
  /** The manifest store that came with it. */
  readonly broughtStore?: Buffer | undefined;
}

/** A hash that two pictures share if they look the same, whatever their files say of them. */
export const lookOf = ({ thumbnail }: HeaderPicture): string => hash('sha256', thumbnail);

/**
 * Derives the id from origin, place and bytes, so that a repeat that makes the same picture stores it once.
 * @param origin id of what the picture is made or fetched for: a generation, an article
 * @param place tells it from the other pictures of the set, even from one with the same bytes
 */
export function madePicture(
  origin: string,
  place: string,
  picture: HeaderPicture,
  about: Omit<HeaderImage, 'id' | 'sha256'>,
): MadePicture {
  const sha256 = hash('sha256', picture.bytes);
  return { picture, image: { id: derivedId(origin, `${place} ${sha256}`), sha256, ...about } };
}

/**
 * Makes a picture of a file, with the Content Credentials that it brought: they are read before its pixels are taken.
 * @param origin @param place as of `madePicture`
 */
export async function pictureWithCredentials(
  reader: CredentialsReader,
  { bytes, kind, origin, place }: { bytes: Buffer; kind: PictureKind; origin: string; place: string },
  about: Omit<HeaderImage, 'id' | 'sha256' | 'broughtCredentials'>,
): Promise<MadePicture | PictureFault> {
  const brought = await reader.read(bytes);
  const picture = await headerPicture(bytes, kind, about);
  if (typeof picture === 'string') return picture;
  const told = { ...about, ...(brought && { broughtCredentials: brought.credentials }) };
  return { ...madePicture(origin, place, picture, told), broughtStore: brought?.store };
}
