import { Injectable } from '@nestjs/common';

type Users = (personaId: string) => Promise<readonly string[]>;

/** Who a persona is assigned to. The modules that assign personas say so; this one knows none of them. */
@Injectable()
export class PersonaUses {
  private readonly sources: Users[] = [];

  add(users: Users): void {
    this.sources.push(users);
  }

  /** Their user names. */
  async of(personaId: string): Promise<string[]> {
    return (await Promise.all(this.sources.map((users) => users(personaId)))).flat();
  }
}
