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

/** A picture that is ready to be stored, with the facts to record about it. */
export interface MadePicture {
  readonly image: HeaderImage;
  readonly picture: HeaderPicture;
  /** The manifest store that came with the picture. */
  readonly broughtStore?: Buffer | undefined;
}

/** Returns a hash that two pictures share if they look the same, whatever else their files contain. */
export const lookOf = ({ thumbnail }: HeaderPicture): string => hash('sha256', thumbnail);

/**
 * Makes a picture. Its id is derived from origin, place and bytes, so that a repeat that makes the same picture stores
 * it once.
 * @param origin the id of the generation or article that the picture is made or fetched for
 * @param place a text that differs for each picture of the set, even if two have the same bytes
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
 * Makes a picture of a file, with the Content Credentials that it brought: they are read before the file is rebuilt
 * from its pixels. `origin` and `place` are those of `madePicture`.
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
