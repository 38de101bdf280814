<?php
[, $archive, $directory] = $argv;
(new PharData($archive))->extractTo($directory);
echo "done: $directory";
