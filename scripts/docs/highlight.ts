import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const LANGUAGES: Readonly<Record<string, LanguageFn>> = {
  bash,
  css,
  ini,
  json,
  nginx,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

const ALIASES: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'typescript',
  sh: 'bash',
  html: 'xml',
};

/** Code as HTML with classes; null for a language that is not coloured. */
export function highlight(code: string, language: string): string | null {
  const name = ALIASES[language] ?? language;
  return hljs.getLanguage(name) ? hljs.highlight(code, { language: name }).value : null;
}
