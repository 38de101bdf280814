import { z } from 'zod';
import { backendJson } from '../../platform/program/backend-file.js';
import { rulesDocument } from '../rules/rules-document.js';

const category = z.object({ id: z.string(), name: z.string(), description: z.string(), color: z.string() });

/**
 * The categories and the editorial rules of a new house. A category's id is the slug of its name. Checks look for the
 * phrases in double quotes in the rules; a person judges the rest.
 */
export const { categories: firstCategories, rules: firstRules } = backendJson(
  'src/editorial/first-content/first-documents.json',
  z.object({ categories: z.tuple([category], category), rules: rulesDocument }),
);
