<?php
// The whole configuration comes from the environment of `npm run test:sites`.
define('DB_NAME', 'wordpress');
define('DB_USER', getenv('SITE_DB_USER'));
define('DB_PASSWORD', getenv('SITE_DB_PASSWORD'));
define('DB_HOST', '127.0.0.1:' . getenv('SITE_DB_PORT'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
$table_prefix = 'wp_';
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define("{$name}_KEY", "for tests only: $name key");
    define("{$name}_SALT", "for tests only: $name salt");
}
define('WP_HOME', getenv('SITE_ADDRESS'));
define('WP_SITEURL', WP_HOME);
// In a local environment, application passwords work over plain HTTP, too.
define('WP_ENVIRONMENT_TYPE', 'local');
// WordPress must ask no other service for anything, and do nothing by itself.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
