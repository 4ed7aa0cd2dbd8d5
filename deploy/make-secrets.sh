#!/bin/sh
# Makes every secret of compose.yaml, once. Nothing that is there is changed: a lost master key cannot be made again.
set -eu
folder=$(dirname "$0")/secrets
umask 077
mkdir -p "$folder"

random() { openssl rand -hex "$1"; }

# Within a folder that its owner alone may enter, so that the user inside the containers may read what is mounted for it.
keep() {
  if [ -e "$folder/$1" ]; then
    cat > /dev/null
    echo "kept: $1"
  else
    cat > "$folder/$1.new"
    chmod 444 "$folder/$1.new"
    mv "$folder/$1.new" "$folder/$1"
    echo "made: $1"
  fi
}

openssl rand -base64 32 | keep master-key
random 24 | keep database-password
printf 'postgres://readback:%s@database:5432/readback\n' "$(cat "$folder/database-password")" | keep database-url
random 32 | keep files-key
printf 'GARAGE_DEFAULT_SECRET_KEY=%s\nGARAGE_RPC_SECRET=%s\n' "$(cat "$folder/files-key")" "$(random 32)" | keep garage.env

echo "Keep a copy of $folder/master-key on paper or in a password store, away from the backups: without it nothing opens."
