import { Injectable } from '@nestjs/common';
import {
  categoriesDecider,
  categoriesIn,
  type Category,
  type CategoryEvent,
  editorialRulesDecider,
  type EditorialRulesEvent,
  RestoreEditorialRules,
  SaveCategories,
} from '../../editorial/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import {
  notificationChannels,
  schedulerDecider,
  type SchedulerEvent,
  SwitchArticleJob,
  SwitchNotifications,
} from '../../scheduler/contract.js';
import {
  ChangeWebhook,
  existingWebhook,
  webhooksDecider,
  type WebhookEvent,
} from '../../webhooks/contract.js';
import { changedSince, impossible, undoBy, type UndoPlan, valuesBefore } from './plan.js';
import { house } from '../../platform/kernel/house.js';

/** Plans how to undo changes that concern the whole house: its rules, categories, scheduler and webhooks. */
@Injectable()
export class HousePlans {
  constructor(private readonly aggregates: AggregateStore) {}

  async ofRules({ revision: at }: Recorded<EditorialRulesEvent>): Promise<UndoPlan> {
    const { revision } = await this.aggregates.load(editorialRulesDecider, house);
    if (at === 0n) impossible('The first editorial rules have none before them.');
    if (revision !== at) changedSince('The editorial rules have');
    const before = Number(at) - 1;
    return undoBy(
      `Restore the editorial rules of revision ${before}.`,
      (context) => new RestoreEditorialRules(context, before, at),
    );
  }

  async ofCategories(event: Recorded<CategoryEvent>): Promise<UndoPlan> {
    const { state, revision } = await this.aggregates.load(categoriesDecider, house);
    const before = await this.aggregates.asOf(categoriesDecider, house, event.position - 1n);
    const [list, sentence] = categoriesWithout(event, state.list, before.state.list);
    // A list that could not be saved, such as one with a name twice, is refused here.
    categoriesIn(list);
    return undoBy(sentence, (context) => new SaveCategories(context, list, revision));
  }

  async ofScheduler(event: Recorded<SchedulerEvent>): Promise<UndoPlan> {
    const { state } = await this.aggregates.load(schedulerDecider, house);
    switch (event.type) {
      case 'NotificationsSwitched': {
        const switches = valuesBefore('This', state.notifications, event.data);
        const sentences = Object.entries(switches).map(
          ([channel, on]) =>
            `Switch ${notificationChannels[channel as keyof typeof switches]} notifications ${on ? 'on' : 'off'}.`,
        );
        return { sentences, command: (context) => new SwitchNotifications(context, switches) };
      }
      case 'ArticleJobPaused':
      case 'ArticleJobResumed': {
        const enabled = event.type === 'ArticleJobPaused';
        if (state.enabled === enabled) changedSince('The article job has');
        return undoBy(
          enabled ? 'Resume the article job.' : 'Pause the article job.',
          (context) => new SwitchArticleJob(context, enabled),
        );
      }
      case 'SchedulerStarted':
      case 'ArticleRunClaimed':
      case 'ArticleRunReleased':
        return impossible('Runs can’t be undone. Delete their articles instead.');
    }
  }

  async ofWebhooks({ type, data: { webhookId } }: Recorded<WebhookEvent>): Promise<UndoPlan> {
    if (type !== 'WebhookSwitchedOff' && type !== 'WebhookSwitchedOn') {
      impossible('Of webhooks, only switching them off or on can be undone.');
    }
    const { state } = await this.aggregates.load(webhooksDecider, house);
    const { url, isActive } = existingWebhook(state, webhookId);
    const wanted = type === 'WebhookSwitchedOff';
    if (isActive === wanted) changedSince('The webhook has');
    return undoBy(
      `Switch the webhook to ${url} ${wanted ? 'on' : 'off'}.`,
      (context) => new ChangeWebhook(context, webhookId, {}, wanted),
    );
  }
}

type List = readonly Category[];

/** Returns the present list as it would be without a change, and a sentence about that. */
function categoriesWithout(event: CategoryEvent, now: List, before: List): [list: List, sentence: string] {
  if (event.type === 'CategoriesReordered') {
    const ids = (list: List) => list.map(({ id }) => id);
    if (ids(now).join() !== event.data.order.join()) changedSince('The list of categories has');
    const order = ids(before);
    const list = [...now].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return [list, 'Put the categories back in their earlier order.'];
  }
  const { id } = event.data;
  const present = now.find((category) => category.id === id);
  if (event.type === 'CategoryRemoved') {
    const place = before.findIndex((category) => category.id === id);
    const gone = before[place] ?? impossible('What the category was isn’t known.');
    const name = gone.name.toLowerCase();
    if (present || now.some((other) => other.name.toLowerCase() === name)) {
      impossible('That category exists again.');
    }
    const sentence = `Bring the category “${gone.name}” back. Personas that had it don’t get it back.`;
    return [now.toSpliced(place, 0, gone), sentence];
  }
  if (!present) return impossible('The category has been removed since.');
  if (event.type === 'CategoryAdded') {
    return [now.filter((category) => category !== present), `Remove the category “${present.name}”.`];
  }
  const { id: _, ...changes } = event.data;
  const old = { ...present, ...valuesBefore('The category', present, changes) };
  const list = now.map((category) => (category === present ? old : category));
  return [list, `Change the category “${present.name}” back.`];
}
