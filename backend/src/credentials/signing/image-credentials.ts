import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { signedFile, signedImagesDecider } from '../domain/signed-images.decider.js';
import type { SignedImage } from '../domain/signed-images.events.js';
import type { ImageFacts } from '../statements/facts.js';
import { ContentCredentials } from './credentials.js';

/** Makes the manifests of pictures. A manifest is made once for the same bytes, and kept on record. */
@Injectable()
export class ImageCredentials {
  constructor(
    private readonly credentials: ContentCredentials,
    private readonly aggregates: AggregateStore,
  ) {}

  /** Returns a picture with its manifest inside. @param picture the file, without a manifest */
  async signed(
    { id: image, articleId }: { readonly id: string; readonly articleId: string },
    picture: Buffer,
    mediaType: SignedImage['mediaType'],
    facts: ImageFacts,
  ): Promise<Buffer> {
    const file = { image, mediaType, contentSha256: hash('sha256', picture) };
    const { state } = await this.aggregates.load(signedImagesDecider, articleId);
    const { manifest } = signedFile(state, file) ?? (await this.sign(articleId, file, picture, facts));
    return this.credentials.withManifest(picture, mediaType, Buffer.from(manifest, 'base64'));
  }

  /** Returns the signed pictures of an article, in the order in which they were signed. */
  async of(articleId: string): Promise<readonly SignedImage[]> {
    return (await this.aggregates.load(signedImagesDecider, articleId)).state.signed;
  }

  /**
   * @returns the recorded one, which somebody else may have made at the same time
   */
  private async sign(
    articleId: string,
    file: Pick<SignedImage, 'image' | 'mediaType' | 'contentSha256'>,
    picture: Buffer,
    facts: ImageFacts,
  ): Promise<SignedImage> {
    const { manifest, ...by } = await this.credentials.imageManifest(picture, file.mediaType, facts);
    const made = { ...file, ...by, manifest: manifest.toString('base64'), sha256: hash('sha256', manifest) };
    const context = internalContext(systemActor);
    const command = { type: 'sign', ...made } as const;
    const { state } = await this.aggregates.handle(signedImagesDecider, articleId, command, context);
    return signedFile(state, file) ?? made;
  }
}
