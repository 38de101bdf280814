import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { ArticlePlans } from './plans/article-plans.js';
import { HousePlans } from './plans/house-plans.js';
import { PersonaPlans } from './plans/persona-plans.js';
import { UserPlans } from './plans/user-plans.js';
import { Undo } from './undo.js';
import { UndoController } from './undo.controller.js';

/** Undoes changes in the audit log by new changes, which are recorded like all others. */
@Module({
  imports: [AuditModule, PersonasModule],
  controllers: [UndoController],
  providers: [Undo, ArticlePlans, PersonaPlans, UserPlans, HousePlans],
})
export class UndoModule {}
