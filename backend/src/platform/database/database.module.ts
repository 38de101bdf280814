import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { databaseOptions, migratedDataSource, type DatabaseSchema } from './data-source.js';
import { KeyedReads } from './keyed-reads.js';
import { passesByWaiting } from './refusal.js';

/** Postgres for every module: TypeORM’s `DataSource`, and quick reads by key. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(url: string, schema: DatabaseSchema): DynamicModule {
    const options = databaseOptions(url, schema);
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...options, toRetry: passesByWaiting }),
          dataSourceFactory: () => migratedDataSource(options),
        }),
      ],
      providers: [
        {
          provide: KeyedReads,
          inject: [DataSource],
          useFactory: (pool: DataSource) => new KeyedReads(url, pool),
        },
      ],
      exports: [KeyedReads],
    };
  }
}
