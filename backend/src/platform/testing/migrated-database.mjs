// Makes the database that the databases of tests are copied from: node migrated-database.mjs <connection string>.
import 'reflect-metadata';
import pg from 'pg';
import {
  databaseOptions,
  migratedDataSource,
} from '../../../../dist/backend/modules/backend/src/platform/database/data-source.js';
import { databaseSchema } from '../../../../dist/backend/modules/backend/src/read-models.js';

const [connectionString = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString });
await client.connect();
await client.query('create database migrated');
await client.end();

const url = new URL(connectionString);
url.pathname = 'migrated';
const dataSource = await migratedDataSource(databaseOptions(url.href, databaseSchema));
await dataSource.destroy();
