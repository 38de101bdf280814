<?php
// Files are served as they are; every other address is WordPress's own.
$root = $_SERVER['DOCUMENT_ROOT'];
if (is_file($root . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH))) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require "$root/index.php";
