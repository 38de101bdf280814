import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useBrandName } from '@/api/settings';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { examplesUnder } from './domain/example-statement';
import type { RulesValues } from './domain/rules-values';
import { transparencyPlaces, transparencyTab } from './domain/transparency-fields';
import { RulesForm } from './form/rules-form';
import type { RulesEditing } from './form/use-rules-editing';
import { RulesView } from './view/rules-view';

/**
 * The settings on what published articles say about themselves, for reading or as a form, next to what a reader will
 * see.
 */
export function TransparencyTab({ editing }: { editing: RulesEditing }) {
  const { active, values, server } = editing;
  return (
    <>
      <p className="max-w-166 text-small text-ink-2">
        Content Credentials tell, in a form that machines can check, how an article and its images were made.
        They get lost when a site renders, shrinks or converts a file, or when somebody pastes the text. So a
        file without them proves nothing, and neither do broken ones.
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-14 gap-y-10 @lg:grid-cols-[minmax(0,41.5rem)_minmax(0,1fr)]">
        {active ? (
          <RulesForm fields={transparencyTab.fields} editing={editing} />
        ) : (
          <RulesView fields={transparencyTab.fields} values={server.values} />
        )}
        <div className="grid gap-8">
          <Preview values={active ? values : server.values} />
          <Law />
          {!active && (
            <ButtonLink to="/transparency" icon={<Printer />} className="justify-self-start">
              Transparency page
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}

/** Shows made-up articles as their readers would see them. */
function Preview({ values }: { values: RulesValues }) {
  const house = useBrandName();
  const icon = values[transparencyPlaces.icon] === 'eu-basic';
  return (
    <section aria-label="What a reader will see">
      <h3 className="font-serif text-h3 font-medium">What a reader will see</h3>
      <p className="mt-1 text-small text-ink-3">Two made-up articles.</p>
      {examplesUnder(values, house).map(({ about, title, statement }) => (
        <figure key={about} className="mt-4 rounded-card border border-line bg-sheet p-4">
          <figcaption className="text-small text-ink-3">{about}</figcaption>
          <p className="mt-2 font-serif text-h2 font-medium">{title}</p>
          <p className="text-small text-ink-2">In the voice of The Archivist</p>
          {statement === undefined ? (
            <p className="mt-2 text-small text-ink-3 italic">No label.</p>
          ) : (
            <p className="mt-2 border-t border-line pt-2 text-small">
              {icon && <AiMark />}
              {statement}
            </p>
          )}
        </figure>
      ))}
      <p className="mt-3 text-small text-ink-3">
        {values[transparencyPlaces.sign] === 'yes'
          ? 'Both are signed, whether or not readers see a label.'
          : 'Neither is signed.'}
      </p>
    </section>
  );
}

/** The mark for AI, as on the page of an article. */
function AiMark() {
  return (
    <abbr
      title="Artificial intelligence"
      className="mr-1.5 rounded-[.25em] border-[1.5px] border-current px-[.3em] text-[.8em] font-bold no-underline"
    >
      AI
    </abbr>
  );
}

/** Sums up the law in a few sentences. None of them says that the house complies. */
function Law() {
  return (
    <section aria-label="What EU law asks" className="text-small text-ink-2">
      <h3 className="font-serif text-h3 font-medium text-ink">What EU law asks</h3>
      <p className="mt-1">
        Since 2 August 2026, Article 50 of the AI Act asks whoever publishes AI-made text on matters of public
        interest to say so. It doesn’t ask it where people have reviewed the text and a person or a house
        holds editorial responsibility. Review means reading for substance: neither automated checks nor a
        quick approval count. Images that could pass as real ones need a label either way.
      </p>
      <p className="mt-2">
        Whoever provides an AI system must also mark what it makes so that machines can tell; systems that
        were on the market before have until 2 December 2026. A signature is one of two layers asked for. The
        other is a watermark, and none is made here.
      </p>
      <p className="mt-2">
        This is no legal advice.{' '}
        <Link to="/check-file" className="text-link">
          Check a file
        </Link>{' '}
        to see what its credentials say.
      </p>
    </section>
  );
}
