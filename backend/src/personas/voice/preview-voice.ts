import { Injectable } from '@nestjs/common';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { ChangePersona } from '../domain/persona.commands.js';
import type { VoiceAnswer } from '../dto/personas.dto.js';
import { PersonaLibrary } from '../read-models/persona-list.js';
import { voicePrompt } from './voice-prompt.js';

/** Writes a sample in a persona's voice, with or without changes that are not saved. Nothing is kept. */
@Injectable()
export class PreviewVoice {
  constructor(
    private readonly library: PersonaLibrary,
    private readonly model: TextModel,
    private readonly quota: AiQuota,
  ) {}

  /**
   * @param context the context of the user who wants the sample
   */
  async execute(
    { actor, signal }: CommandContext,
    personaId: string,
    changes: ChangePersona['patch'],
  ): Promise<VoiceAnswer> {
    const person = actor.id;
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
