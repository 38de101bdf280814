import { Injectable, Logger } from '@nestjs/common';
import type { Conflict, Sending } from '../../notifications/contract.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Publications } from '../../publishing/contract.js';
import { SiteFailure, type RemotePost, type SiteBuilder } from '../builders/site-builder.js';
import { SiteBuilders } from '../builders/site-builders.js';
import { deliveriesDecider } from '../domain/deliveries.decider.js';
import type { PostState } from '../domain/delivery.events.js';
import { SiteDeliveries, type SiteDeliveryRow } from '../read-models/site-deliveries.js';
import type { SiteRow } from '../read-models/site-list.js';
import { OutgoingPosts } from './outgoing-posts.js';
import type { SiteMessage } from './site-message.js';

/** @param remark a sentence that people should know; null if everything is as they want it */
const done = (remark: string | null): Sending => ({ ok: true, remark });

const conflicts: Readonly<Record<Conflict, string>> = {
  'changed-there':
    'The post was changed on the site since it was sent. Nothing was overwritten: look at it there, then send it again or leave it.',
  'gone-there': 'The post was deleted on the site. Send it again to make a new one, or leave it.',
};

interface Attempt {
  readonly id: string;
  readonly site: SiteRow;
  readonly message: SiteMessage;
  readonly builder: SiteBuilder;
  readonly last: SiteDeliveryRow | undefined;
}

/**
 * Brings a site to the present state of an article. A message only says that there may be something to do, so a message
 * that comes twice, late or out of order does no harm.
 */
@Injectable()
export class SiteDelivery {
  private readonly logger = new Logger('Sites');

  constructor(
    private readonly publications: Publications,
    private readonly deliveries: SiteDeliveries,
    private readonly posts: OutgoingPosts,
    private readonly builders: SiteBuilders,
    private readonly aggregates: AggregateStore,
  ) {}

  async send(id: string, site: SiteRow, message: SiteMessage, signal: AbortSignal): Promise<Sending> {
    try {
      const { articleId } = message;
      const [publication, last, builder] = [
        await this.publications.last(articleId),
        await this.deliveries.last(site.id, articleId),
        await this.builders.of(site, signal),
      ];
      const attempt = { id, site, message, builder, last };
      const isOut = publication?.type === 'article.promoted';
      return isOut ? await this.bring(attempt, publication.package ?? 1) : await this.takeBack(attempt);
    } catch (error) {
      if (error instanceof SiteFailure) return failed(error);
      this.logger.error(`${site.name}: ${String(error)}`);
      return { ok: false, error: 'The article couldn’t be sent. The server’s log tells why.' };
    }
  }

  private async bring(attempt: Attempt, number: number): Promise<Sending> {
    const { site, message, builder, last } = attempt;
    const { articleId, again = false, anyway = false } = message;
    const isThere = last?.package === number && last.state !== 'withdrawn';
    if (isThere && !again) return done(null);
    const post = await this.posts.of(site, articleId, number);
    if (!post) throw new SiteFailure('The package can’t be read yet.');
    const { contentHash } = post;
    const record = (remote: RemotePost): Promise<Sending> =>
      this.record(attempt, { remote, state: stateOf(remote), package: number, contentHash });

    const found = await builder.find({ articleId, title: post.title, remoteId: last?.remoteId });
    const isOurs = last?.state === 'withdrawn';
    const isGone = found === undefined || (found.state === 'gone' && !isOurs);
    if (isGone && last && !isOurs && !anyway) return conflict('gone-there');
    if (isGone) return record(await builder.create(post));
    const wanted = builder.fingerprintOf(post);
    // An earlier attempt whose answer was lost has already sent this text.
    const isDone = found.fingerprint === wanted && last?.fingerprint !== wanted;
    if (isDone && !again) return record(found);
    if (!anyway && !isDone && isChanged(found, last, site)) return conflict('changed-there');
    return record(await builder.update(found, post));
  }

  private async takeBack(attempt: Attempt): Promise<Sending> {
    const { site, message, builder, last } = attempt;
    if (site.onReturn === 'nothing') return done('The site’s setting leaves the post as it is.');
    if (last?.state === 'withdrawn') return done(null);
    const { articleId, package: number } = message;
    const title = (await this.posts.titleOf(articleId, number ?? 1)) ?? '';
    const found = await builder.find({ articleId, title, remoteId: last?.remoteId });
    if (!found || found.state === 'gone') return done('There is no post on the site.');
    const remote = await builder.update(found, site.onReturn);
    return this.record(attempt, {
      remote: { ...remote, fingerprint: last?.fingerprint ?? found.fingerprint },
      state: 'withdrawn',
      package: last?.package ?? number ?? 1,
      contentHash: last?.contentHash ?? '',
    });
  }

  /**
   * Records a delivery before its message counts as sent. If the process stops in between, the next attempt finds the
   * post and records it again.
   */
  private async record(
    { id, site, message }: Attempt,
    { remote, ...facts }: { remote: RemotePost; state: PostState; package: number; contentHash: string },
  ): Promise<Sending> {
    const { remoteId, url, fingerprint, remarks } = remote;
    const delivered = {
      deliveryId: id,
      siteId: site.id,
      site: site.name,
      remoteId,
      url,
      fingerprint,
      ...facts,
    };
    const command = { type: 'record', delivered } as const;
    await this.aggregates.handle(deliveriesDecider, message.articleId, command, internalContext(systemActor));
    return done(remarks.length > 0 ? remarks.join(' ') : null);
  }
}

const stateOf = ({ state }: RemotePost): PostState => (state === 'published' ? 'published' : 'draft');

/** Whether somebody has changed the post on the site, or made it a draft although the desk published it. */
function isChanged(found: RemotePost, last: SiteDeliveryRow | undefined, site: SiteRow): boolean {
  if (!last || found.fingerprint !== last.fingerprint) return true;
  return site.publish === 'publish' && last.state === 'published' && found.state === 'draft';
}

function conflict(kind: Conflict): Sending {
  return { ok: false, error: conflicts[kind], isFinal: true, conflict: kind };
}

function failed({ message, details }: SiteFailure): Sending {
  const { status, said = '', retryAfterMs, isFinal, conflict: kind } = details;
  return {
    ok: false,
    error: message,
    retryAfterMs,
    ...(isFinal && { isFinal }),
    ...(kind && { conflict: kind }),
    ...(status !== undefined && { answer: { status, text: said, durationMs: 0 } }),
  };
}
