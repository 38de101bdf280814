import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { projection } from '../../platform/projections/projection.js';
import type { SignedPackage, SignedPackagesEvent } from '../domain/signed-packages.events.js';

/** The manifest of a package. */
@Entity('package_credential')
class PackageCredentialRow {
  @PrimaryColumn('text')
  articleId: string;

  @PrimaryColumn('integer')
  number: number;

  @Column('timestamptz')
  signedAt: string;

  /** All of it, but for the two below. */
  @Column('json')
  told: Omit<SignedPackage, 'markdown' | 'manifest'>;

  @Column('text')
  markdown: string;

  /** In base64. */
  @Column('text')
  manifest: string;
}

/** What was signed of articles. */
export const packageCredentials = projection<SignedPackagesEvent>({
  name: 'package-credentials',
  tables: [PackageCredentialRow],
  on: {
    PackageSigned: ({ streamId, metadata: { at }, data: { markdown, manifest, ...told } }, rows) =>
      rows.insert(PackageCredentialRow, {
        articleId: streamId,
        number: told.number,
        signedAt: at,
        told,
        markdown,
        manifest,
      }),
  },
});

/** A package’s manifest, and what is told of it. */
export type PackageCredential = Readonly<PackageCredentialRow>;

/** A package by its place among those of its article, from 1. */
interface PackageReference {
  readonly articleId: string;
  readonly number: number;
}

/** The manifests of packages, as they are on record. */
@Injectable()
export class PackageCredentials {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined where the package was not signed. */
  async find({ articleId, number }: PackageReference): Promise<PackageCredential | undefined> {
    const row = await this.dataSource.getRepository(PackageCredentialRow).findOneBy({ articleId, number });
    return row ?? undefined;
  }

  /** Those of an article, by their numbers. */
  of(articleId: string): Promise<PackageCredential[]> {
    return this.dataSource
      .getRepository(PackageCredentialRow)
      .find({ where: { articleId }, order: { number: 'asc' } });
  }

  /** Those that there are. @param references a hundred at most */
  async among(references: readonly PackageReference[]): Promise<PackageCredential[]> {
    if (references.length === 0) return [];
    return this.dataSource.getRepository(PackageCredentialRow).find({ where: [...references] });
  }
}
