import { lossKinds, type LossKind } from '../../../../prose/from-html/losses.js';
import { Field, listOf, oneOf, text, whole } from '../../platform/http/input/field.js';

export class DocumentLoss {
  @Field(oneOf(lossKinds), {
    description:
      'The kind of thing that did not come along as it was. A `tracked-change` is taken as accepted; `merged-cells` and `columns` are set apart.',
  })
  kind: LossKind;

  @Field(whole({ min: 1, max: 10_000_000 }))
  count: number;
}

export class ConvertedDocument {
  @Field(text(), { description: 'The document’s title; empty if it gives none.' })
  title: string;

  @Field(text())
  markdown: string;

  @Field(listOf(DocumentLoss))
  losses: DocumentLoss[];
}
