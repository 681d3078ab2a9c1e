#!/usr/bin/env node
import { runCommand } from './cli/run-command.ts';

const { stdout, stderr } = process;
/** Begins the line again and clears it. */
const AGAIN = '\r\x1b[2K';

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  progress: stderr.isTTY ? (text) => stderr.write(AGAIN + text) : undefined,
});
