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

  /** The whole event, except for the two columns below. */
  @Column('json')
  told: Omit<SignedPackage, 'markdown' | 'manifest'>;

  @Column('text')
  markdown: string;

  /** The manifest store, in base64. */
  @Column('text')
  manifest: string;
}

/** The signed packages of articles. */
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

/** A package’s manifest, and the facts that were recorded with it. */
export type PackageCredential = Readonly<PackageCredentialRow>;

/** A package by its place among those of its article, from 1. */
interface PackageReference {
  readonly articleId: string;
  readonly number: number;
}

/** Reads the recorded manifests of packages. */
@Injectable()
export class PackageCredentials {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the manifest of a package, or undefined if it was not signed. */
  async find({ articleId, number }: PackageReference): Promise<PackageCredential | undefined> {
    const row = await this.dataSource.getRepository(PackageCredentialRow).findOneBy({ articleId, number });
    return row ?? undefined;
  }

  /** Returns the manifests of an article’s packages, by their numbers. */
  of(articleId: string): Promise<PackageCredential[]> {
    return this.dataSource
      .getRepository(PackageCredentialRow)
      .find({ where: { articleId }, order: { number: 'asc' } });
  }

  /** Returns the manifests that exist among those of these packages. @param references a hundred at most */
  async among(references: readonly PackageReference[]): Promise<PackageCredential[]> {
    if (references.length === 0) return [];
    return this.dataSource.getRepository(PackageCredentialRow).find({ where: [...references] });
  }
}
