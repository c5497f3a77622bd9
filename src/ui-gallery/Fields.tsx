import { useState } from 'react';
import { ComboBox } from '../ui/ComboBox.tsx';
import { DateRangePicker } from '../ui/DateRangePicker.tsx';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { Select } from '../ui/Select.tsx';
import { Slider } from '../ui/Slider.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { TickBox } from '../ui/TickBox.tsx';
import { Part } from './Foundations.tsx';

const cities = Array.from({ length: 4000 }, (_, index) => ({
  value: `city-${index + 1}`,
  label: `${['Albany', 'Boston', 'Córdoba', 'Dover'][index % 4] ?? ''} ${index + 1}`,
}));
const quantities = [
  { value: '25', label: '25 IPs' },
  { value: '50', label: '50 IPs' },
  { value: '75', label: '75 IPs' },
  { value: '100', label: '100 IPs' },
  { value: '254', label: 'Subnet (254 IP)' },
];
const durations = [
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '60', label: '60 min' },
  { value: '120', label: '120 min', disabled: true },
];
const plans = [
  { value: 'basic', label: 'Basic' },
  { value: 'premium', label: 'Premium' },
];
const formats = [
  { value: 'plain', label: 'host:port:user:password' },
  { value: 'url', label: 'http://user:password@host:port' },
];
const nothing = () => undefined;

function Texts() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('amber-light');
  return (
    <Part title="Text fields">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        placeholder="you@company.com"
        value={email}
        onChange={setEmail}
        hint="We send the receipt there."
      />
      <TextField
        label="Verification Code"
        inputMode="numeric"
        value="12"
        onChange={nothing}
        error="The code has 6 digits."
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <TextField label="Disabled" value="admin@ambergate.example" onChange={nothing} disabled />
    </Part>
  );
}

function Choices() {
  const [plan, setPlan] = useState('basic');
  const [quantity, setQuantity] = useState('25');
  const [duration, setDuration] = useState('15');
  const [amount, setAmount] = useState(20);
  const [isTicked, setTicked] = useState(true);
  return (
    <Part title="Choices">
      <RadioButtons label="Plan" layout="joined" options={plans} value={plan} onChange={setPlan} />
      <RadioButtons
        label="Session duration"
        layout="equal"
        options={durations}
        value={duration}
        onChange={setDuration}
        hint="120 minutes come with Premium."
      />
      <RadioButtons label="Quantity" options={quantities} value={quantity} onChange={setQuantity} />
      <Slider
        label="Amount in GB"
        min={5}
        max={100}
        value={amount}
        onChange={setAmount}
        valueText={(value) => `${value} GB`}
      />
      <TickBox label="Select all shown" isTicked={isTicked} onChange={setTicked} />
    </Part>
  );
}

function Pickers() {
  const [format, setFormat] = useState('plain');
  const [city, setCity] = useState<string | null>('city-1');
  const [range, setRange] = useState({ start: '2026-10-23', end: '2026-11-21' });
  return (
    <Part title="Pickers">
      <Select label="Format" items={formats} value={format} onChange={setFormat} />
      <ComboBox label="City" items={cities} value={city} onChange={setCity} />
      <ComboBox label="State" items={[]} value={null} onChange={nothing} isLoading />
      <ComboBox
        label="Country"
        items={[]}
        value={null}
        onChange={nothing}
        placeholder="Any"
        disabledReason="Pick a country first."
      />
      <div>
        <DateRangePicker
          label="Date range"
          value={range}
          onChange={setRange}
          maxValue="2026-11-21"
        />
      </div>
    </Part>
  );
}

export function Fields() {
  return (
    <>
      <Texts />
      <Choices />
      <Pickers />
    </>
  );
}
