import { chosenProjects } from './chosen-projects.mjs';

describe('the projects that arguments choose', () => {
  it.each([
    [['--selectProjects', 'unit', 'web'], new Set(['unit', 'web'])],
    [['-i', '--selectProjects', 'int', '-t', 'A19'], new Set(['int'])],
    [['-t', 'A19'], undefined],
    [[], undefined],
  ])('%j: %p', (args, projects) => {
    expect(chosenProjects(args)).toEqual(projects);
  });
});
