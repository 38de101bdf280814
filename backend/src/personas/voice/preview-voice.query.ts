import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { ChangePersona } from '../domain/persona.commands.js';
import type { VoiceAnswer } from '../personas.dto.js';
import { PersonaLibrary } from '../read-models/persona-list.js';
import { voicePrompt } from './voice-prompt.js';

/** Lets a persona be heard, as it is or with changes that are not saved. Nothing is kept. */
export class PreviewVoice extends Query<VoiceAnswer> {
  /** @param askerId the user who wants to hear it */
  constructor(
    readonly askerId: string,
    readonly personaId: string,
    readonly changes: ChangePersona['patch'],
    readonly signal: AbortSignal | undefined,
  ) {
    super();
  }
}

@QueryHandler(PreviewVoice)
export class PreviewVoiceHandler implements IQueryHandler<PreviewVoice> {
  constructor(
    private readonly library: PersonaLibrary,
    private readonly model: TextModel,
    private readonly quota: AiQuota,
  ) {}

  async execute({ askerId: person, personaId, changes, signal }: PreviewVoice): Promise<VoiceAnswer> {
    const persona = await this.library.get(personaId);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const prompt = voicePrompt.from({ ...persona, ...given });
    const options = { person, limitStarts: 'now', ...(signal && { signal }) } as const;
    const outcome = await this.quota.run(person, () =>
      this.model.withSlot(options, (slot) => slot.complete(prompt)),
    );
    if (!outcome.ok) throw providerRefusal(outcome);
    return { paragraph: outcome.value.paragraph, provider: outcome.provider };
  }
}
