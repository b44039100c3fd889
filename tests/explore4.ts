import { hear } from '@/engine/intention/hear'
for (const c of ['a diet','my diet','starting a diet','brainstorming','brainstorming for a diet','storm for a diet','diets']) console.log(c, JSON.stringify(hear(c).occasions))
