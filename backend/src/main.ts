import 'reflect-metadata';
import { startProvenance } from './start.js';

await startProvenance();
