import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where browsers of the Chromium family are usually installed: first the one without windows, which is quickest. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const WAYS_TO_INSTALL: { name: string; commands: [string, string[]][] }[] = [
  { name: "Playwright's own download", commands: [['npx', ['playwright', 'install', 'chromium']]] },
  {
    name: 'the Debian package',
    commands: [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
    ],
  },
]

function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...USUAL_PLACES]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

function install(commands: [string, string[]][]): void {
  for (const [command, commandArguments] of commands)
    execFileSync(command, commandArguments, { stdio: 'ignore', timeout: 300_000 })
}

/**
 * Path of a Chromium for the browser tests: the one CHROMIUM_PATH names, Playwright's, an installed one, or
 * one installed now. Throws one sentence when none is to be had.
 */
export function ensureChromium(say: (line: string) => void): string {
  const present = findChromium()
  if (present) {
    say(`Browser tests use ${present}`)
    return present
  }
  for (const { name, commands } of WAYS_TO_INSTALL) {
    say(`No Chromium found; trying ${name} …`)
    try {
      install(commands)
    } catch {
      continue
    }
    const installed = findChromium()
    if (installed) {
      say(`Browser tests use ${installed}`)
      return installed
    }
  }
  throw new Error(
    'No Chromium could be found or installed: install one, or name it in CHROMIUM_PATH.',
  )
}

/** Needed wherever the tests run as root or without a network; harmless elsewhere. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
