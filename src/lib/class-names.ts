import { clsx, type ClassValue } from 'clsx'

/** Joins class names, leaving out what is falsy. Conflicting Tailwind classes are the caller's mistake, not merged. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
