import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images of items had only an address; now they also have a description, a credit and a licence. */
export class ImagesOfImports1795000002510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update import_item set images = (
        select json_agg(json_build_object('url', url, 'alt', '', 'credit', null, 'licence', null) order by place)
        from json_array_elements_text(images) with ordinality image (url, place))
      where json_array_length(images) > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update import_item set images = (
        select json_agg(image->>'url' order by place)
        from json_array_elements(images) with ordinality image (image, place))
      where json_array_length(images) > 0`);
  }
}
