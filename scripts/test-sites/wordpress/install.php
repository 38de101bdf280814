<?php
// Installs WordPress and prints an application password.
[, $root, $username, $password] = $argv;
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('SITE_ADDRESS'), PHP_URL_HOST);
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require "$root/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
['user_id' => $user] = wp_install('Test site', $username, "$username@example.com", true, '', $password);
update_option('permalink_structure', '/%postname%/');
update_option('timezone_string', 'America/New_York');
flush_rewrite_rules();
[$secret] = WP_Application_Passwords::create_new_application_password($user, ['name' => 'Desk']);
echo "\ndone: ", WP_Application_Passwords::chunk_password($secret);
